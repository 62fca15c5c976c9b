import { Group, Paper, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonBar, SkeletonRow } from "~/components/loading/skeleton";
import { Allowed } from "~/session/allowed";
import card from "./card.module.css";
import classes from "./card-list.module.css";
import type { Kind } from "./card-query";
import queue from "./inspection-card.module.css";
import service from "./service-card.module.css";

/** Two rows on a desktop: what stands below a section then moves little when its cards come. */
const SKELETON_CARDS = ["a", "b", "c", "d", "e", "f", "g", "h"];

const COUNTS = ["a", "b", "c"];

const LINES = (
  <>
    <SkeletonBar height={14} line={17.98} />
    <SkeletonBar height={14} line={17.98} width="80%" />
  </>
);

const foot = (width: number) => (
  <div className={card.actions}>
    <SkeletonBar height={28} width={width} />
  </div>
);

/** What the cards of a kind have beyond those of the others. */
const LAYOUTS: Record<Kind, string | undefined> = { quality: queue.queue, service: service.service, rule: "" };

/** As high as the cards. */
const BARS: Record<Kind, ReactNode> = {
  quality: (
    <>
      <SkeletonBar height={16} line={22} width="60%" />
      <div className={queue.counts}>
        {COUNTS.map((count) => (
          <Stack key={count} gap={0}>
            <SkeletonBar height={12} line={18.84} width="70%" />
            <SkeletonBar height={16} line={24} width="45%" />
          </Stack>
        ))}
      </div>
      <div className={card.footer}>
        <SkeletonBar height={12} width={76} />
        {foot(71)}
      </div>
    </>
  ),
  service: (
    <>
      <Group gap="sm">
        <SkeletonBar height={36} width={36} />
        <SkeletonBar height={16} width="50%" />
      </Group>
      {LINES}
      <div className={card.footer}>
        <SkeletonBar height={20} width={48} />
        <div className={service.action}>
          <Allowed to="service:write">{foot(95)}</Allowed>
        </div>
      </div>
    </>
  ),
  rule: (
    <>
      <Group justify="space-between">
        <SkeletonBar height={16} line={22} width="60%" />
        <SkeletonBar height={20} width={36} />
      </Group>
      {LINES}
    </>
  ),
};

/** The cards of a section that are being loaded. */
export function SectionSkeleton({ kind, isCreatable }: { kind: Kind; isCreatable: boolean }) {
  const { t } = useTranslation("card");
  return (
    <div className={classes.grid} role="status" aria-label={t("loading")}>
      {isCreatable && (
        <Paper
          bg="none"
          bd="1px dashed var(--control-line)"
          radius="md"
          p="13px var(--card-padding)"
          className={classes.create}
        >
          <Skeleton>
            <SkeletonRow>
              <SkeletonBar height={14} line={36} width={220} />
            </SkeletonRow>
          </Skeleton>
        </Paper>
      )}
      {SKELETON_CARDS.map((key) => (
        <Paper key={key} withBorder radius="md" className={`${card.card} ${LAYOUTS[kind]}`}>
          <Skeleton>{BARS[kind]}</Skeleton>
        </Paper>
      ))}
    </div>
  );
}
