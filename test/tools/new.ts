import { run } from "./install.mjs";
import { InputError } from "./scaffold/input-error";
import { DEFAULT_CURRENCY, KINDS } from "./scaffold/kinds";
import { describeChoices, sortFiles } from "./scaffold/outcome";
import { planList, writePlan } from "./scaffold/plan";
import { readArguments } from "./scaffold/read-arguments";

const HELP = `Adds a list of records: calls, screen, translations and demonstration.

  npm run new -- [--read-only] [--whole] <name> <Chinese title> <English title> <field>...
  npm run new -- --from <document> <path> [<name> <Chinese title> <English title>]

  npm run new -- orders "订单" "Orders" number:text customer:text amount:money "status:choice(pending,paid,shipped)" due:day

  <name>   the records' name in the plural, in small letters, with dashes between words
  <field>  name:kind, where the kind is one of
           ${Object.keys(KINDS).join(", ")};
           choice and choices have their values in brackets, a reference has its list,
           which is declared in app/lists: car:reference(policies). The first text names a record.

  --read-only  no call writes: the list has no form and no selection
  --whole      one answer has all records, which the browser filters, sorts and pages

  <document>  an OpenAPI document, 3.0 or 3.1, as JSON or YAML
  <path>      one of its paths whose GET answers a list; fields, rules and calls are those of the document

  npm run new -- --from openapi.json /api/orders

The list is in the menu group List for every role (app/navigation/screens.ts), writing is for admins
(app/navigation/permissions.ts), and money is ${DEFAULT_CURRENCY}, or that of the document (the list's declaration): change
them there.`;

try {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes("--help")) console.log(HELP);
  else {
    const { entity, notes } = await readArguments(args);
    const plan = planList(entity, ".");
    const { created, changed } = sortFiles(plan, ".");
    await writePlan(plan, ".");
    run("biome", ["check", "--write", "--log-level=error", ...created, ...changed]);
    run("tsx", ["test/tools/contract.ts", "--quiet"]);
    console.log(`New: ${created.join(", ")}
Changed: ${[...changed, "app/api/openapi.json"].join(", ")}

The list is at /list/${entity.name}. ${describeChoices(entity)}.
Its fields and values have their names as words, or those of the document, until they are translated in
app/i18n/zh-CN/${entity.name}.ts and app/i18n/en-US/${entity.name}.ts.`);
    if (notes.length > 0)
      console.log(`\nLeft out, guessed or different:\n${notes.map((note) => `- ${note}`).join("\n")}`);
  }
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(`${error.message} (see npm run new -- --help)`);
  process.exitCode = 2;
}
