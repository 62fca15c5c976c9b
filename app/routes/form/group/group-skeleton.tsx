import { useTranslation } from "react-i18next";
import { FORM_CARDS, FormColumn } from "~/components/fields/form-column";
import { Panel } from "~/components/layout/panel";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./group.module.css";

const CARDS = [
  { card: "video", rows: 7 },
  { card: "audio", rows: 5 },
] as const;

/** Replaces the cards of parameters. */
export function GroupSkeleton() {
  const { t } = useTranslation("group");
  return (
    <div className={`${classes.form} ${FORM_CARDS}`}>
      {CARDS.map(({ card, rows }) => (
        <Panel key={card} title={t(`cards.${card}`)}>
          <Skeleton>
            <FormColumn>
              {[...Array(rows).keys()].map((row) => (
                <div key={row} className={classes.placeholders}>
                  <SkeletonBar height={14} line={32} width={80} />
                  <SkeletonBar height={32} />
                </div>
              ))}
            </FormColumn>
          </Skeleton>
        </Panel>
      ))}
    </div>
  );
}
