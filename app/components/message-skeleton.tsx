import { Group, Skeleton, Stack } from "@mantine/core";

const ROWS = ["a", "b", "c", "d"];

/** In place of messages that are on their way. */
export function MessageSkeleton() {
  return (
    <Stack gap={0} px={8}>
      {ROWS.map((row) => (
        <Group key={row} gap={12} py={12} wrap="nowrap" align="flex-start">
          <Skeleton height={36} width={36} circle style={{ flex: "none" }} />
          <Stack gap={8} flex={1}>
            <Skeleton height={16} width="40%" />
            <Skeleton height={14} />
            <Skeleton height={12} width="30%" />
          </Stack>
        </Group>
      ))}
    </Stack>
  );
}
