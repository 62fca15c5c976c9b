import { useTranslation } from "react-i18next";
import { Panel } from "~/components/layout/panel";
import { menuFor } from "~/navigation/menu";
import type { Role } from "~/navigation/roles";
import { ScreenLinks } from "./screen-links";

/** Links to all screens that the role may see. */
export function QuickLinks({ role }: { role: Role }) {
  const { t } = useTranslation("workplace");
  const links = menuFor(role).flatMap(({ children }) => children);
  return (
    <Panel title={t("quick.title")}>
      <ScreenLinks screens={links} />
    </Panel>
  );
}
