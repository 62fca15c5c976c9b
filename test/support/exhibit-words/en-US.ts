import type { SameKeys } from "~/i18n/same-keys";
import type chinese from "./zh-CN";

export default {
  table: "Exhibits",
  entity: "exhibit",
  entities: "exhibits",
  counted_one: "{{total}} exhibit",
  counted_other: "{{total}} exhibits",
  field: {
    name: "Name",
    material: "Material",
    weight: "Weight",
    visitors: "Visitors",
    price: "Value",
    acquired: "Acquired",
    onLoan: "Loan",
    insured: "Insured",
    techniques: "Techniques",
    note: "Note",
    site: "Page",
    photo: "Photo",
    keeper: "Keeper",
    collection: "Collection",
    checked: "Checked",
    number: "Inventory no.",
    rating: "Rating",
    perVisitor: "Value per visitor",
  },
  material: { jade: "Jade", bronze: "Bronze" },
  visitors: { people: "people" },
  onLoan: { true: "On loan", false: "In house" },
  techniques: { cast: "Cast", carved: "Carved", gilt: "Gilt" },
} satisfies SameKeys<typeof chinese>;
