import { Group, Skeleton, Stack } from "@mantine/core";

const ROWS = ["a", "b", "c", "d", "e", "f"];

/** In place of a list of people or groups; those that have no room are cut. */
export const RowsSkeleton = () => (
  <Stack gap={16} py={8} mah="100%" style={{ overflow: "hidden" }}>
    {ROWS.map((row) => (
      <Group key={row} gap={12} wrap="nowrap">
        <Skeleton circle height={36} style={{ flex: "none" }} />
        <Stack gap={8} flex={1}>
          <Skeleton height={12} width="40%" />
          <Skeleton height={10} width="80%" />
        </Stack>
      </Group>
    ))}
  </Stack>
);
