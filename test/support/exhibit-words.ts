import i18next from "i18next";
import { beforeAll } from "vitest";
import english from "~/i18n/en-US/resource";
import chineseKit from "~/i18n/zh-CN/resource";

const chinese = {
  table: "展品列表",
  entity: "展品",
  entities: "展品",
  counted_other: "{{total}} 件展品",
  field: {
    name: "名称",
    material: "材质",
    weight: "重量",
    visitors: "参观量",
    price: "估价",
    acquired: "入藏日期",
    onLoan: "外借",
    insured: "已投保",
    techniques: "工艺",
    note: "说明",
    site: "介绍页",
    photo: "照片",
    keeper: "保管员",
    collection: "所属集合",
    checked: "盘点时间",
    rating: "评级",
    perVisitor: "每人次估价",
  },
  material: { jade: "玉", bronze: "青铜" },
  visitors: { people: "人次" },
  onLoan: { true: "外借中", false: "在馆" },
  techniques: { cast: "铸造", carved: "雕刻", gilt: "鎏金" },
} as const;

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

const englishWords: Texts<typeof chinese> = {
  table: "Exhibits",
  entity: "exhibit",
  entities: "exhibits",
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
    rating: "Rating",
    perVisitor: "Value per visitor",
  },
  material: { jade: "Jade", bronze: "Bronze" },
  visitors: { people: "people" },
  onLoan: { true: "On loan", false: "In house" },
  techniques: { cast: "Cast", carved: "Carved", gilt: "Gilt" },
};

declare module "~/i18n/translations" {
  interface Translations {
    exhibits: typeof chinese;
  }
}

/** For files with the invented entity: its translations and the kit's, in both languages. */
export function setUpExhibitWords(): void {
  beforeAll(() => {
    i18next.addResourceBundle("zh-CN", "exhibits", chinese);
    i18next.addResourceBundle("en-US", "exhibits", englishWords);
    i18next.addResourceBundle("zh-CN", "resource", chineseKit);
    i18next.addResourceBundle("en-US", "resource", english);
  });
}
