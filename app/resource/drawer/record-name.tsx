import type { Row } from "~/resource/resource";
import { useResource } from "~/resource/resource-context";
import { useResourceTexts } from "~/resource/resource-texts";
import { numberOf } from "./number-of";
import classes from "./record-name.module.css";

/** Which record a form changes: its number, or its title if it has none. */
export function RecordName({ row }: { row: Row }) {
  const resource = useResource();
  const texts = useResourceTexts();
  const name = numberOf(resource) ?? resource.title;
  const context = texts.context(name);
  const text = resource.fields[name]?.text(row[name], context);
  if (!text) return null;
  return (
    <p className={classes.name} title={text}>
      <span className="visually-hidden">{context.label} </span>
      {text}
    </p>
  );
}
