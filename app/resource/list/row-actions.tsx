import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import classes from "./cells.module.css";
import type { ListedRow } from "./create-columns";
import { hasMenu, type RowHandlers } from "./row-handlers";

type Props = { listed: ListedRow; busy: boolean; handlers: RowHandlers };

/** Plain buttons: Mantine's in a hundred rows take too long to render. */
export function RowActions({ listed, busy, handlers }: Props) {
  const { view, edit, actions, more, slot: Slot } = handlers.offers;
  const { row, title } = listed;
  const link = (label: string, onClick: () => void, disabled = false) => (
    <button
      key={label}
      type="button"
      tabIndex={-1}
      className={classes.link}
      aria-label={`${label} ${title}`}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
    >
      {label}
    </button>
  );
  return (
    <span className={classes.actions}>
      {link(view, () => handlers.open({ mode: "view", id: String(row.id) }))}
      {edit && link(edit, () => handlers.open({ mode: "edit", id: String(row.id) }))}
      {actions.map(
        ({ name, when, label }) =>
          when(row) && link(label, () => handlers.runAction({ action: name, rows: [row] }), busy),
      )}
      {Slot && <Slot row={row} />}
      {hasMenu(handlers.offers, row) && (
        <button
          type="button"
          tabIndex={-1}
          className={`${classes.link} ${classes.more}`}
          aria-label={`${more} ${title}`}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => handlers.openMenu(listed, currentTarget)}
        >
          <IconDots aria-hidden />
        </button>
      )}
    </span>
  );
}
