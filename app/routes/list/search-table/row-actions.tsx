import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { Allowed } from "~/session/allowed";
import type { ListedPolicy } from "./columns";
import classes from "./policy-cells.module.css";
import { otherStatus, type RowTools } from "./row-tools";

type Props = { policy: ListedPolicy; busy: boolean; tools: RowTools };

/** Plain buttons: a hundred rows of the kit's would take too long to draw. */
export function RowActions({ policy, busy, tools }: Props) {
  const { words: say } = tools;
  const other = otherStatus(policy);
  const link = (words: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className={classes.link}
      aria-label={`${words} ${policy.name}`}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {words}
    </button>
  );
  return (
    <span className={classes.actions}>
      {link(say.view, () => tools.open({ mode: "view", policy }))}
      <Allowed to="policy:write">
        {link(say.edit, () => tools.open({ mode: "edit", policy }))}
        {link(say[other], () => tools.setStatus([policy.id], other), busy)}
        <button
          type="button"
          className={classes.link}
          aria-label={`${say.more} ${policy.name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => tools.more(policy, currentTarget)}
        >
          <IconDots />
        </button>
      </Allowed>
    </span>
  );
}
