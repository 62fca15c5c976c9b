import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { Allowed } from "~/session/allowed";
import type { ListedPolicy } from "./columns";
import classes from "./policy-cells.module.css";
import { oppositeStatus, type RowHandlers } from "./row-handlers";

type Props = { policy: ListedPolicy; busy: boolean; handlers: RowHandlers };

/** Plain buttons: Mantine's in a hundred rows take too long to render. */
export function RowActions({ policy, busy, handlers }: Props) {
  const { labels } = handlers;
  const nextStatus = oppositeStatus(policy);
  const link = (label: string, onClick: () => void, disabled = false) => (
    <button
      type="button"
      className={classes.link}
      aria-label={`${label} ${policy.name}`}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {label}
    </button>
  );
  return (
    <span className={classes.actions}>
      {link(labels.view, () => handlers.open({ mode: "view", policy }))}
      <Allowed to="policy:write">
        {link(labels.edit, () => handlers.open({ mode: "edit", policy }))}
        {link(labels[nextStatus], () => handlers.setStatus({ ids: [policy.id], status: nextStatus }), busy)}
        <button
          type="button"
          className={classes.link}
          aria-label={`${labels.more} ${policy.name}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => handlers.openMenu(policy, currentTarget)}
        >
          <IconDots />
        </button>
      </Allowed>
    </span>
  );
}
