import { Skeleton, Stack } from "@mantine/core";

/** In place of a table with so many rows of 40 px, its head among them. */
export const LinesSkeleton = ({ lines }: { lines: number }) => (
  <Stack gap={16} py={8}>
    {[...Array(lines).keys()].map((line) => (
      <Skeleton key={line} height={24} />
    ))}
  </Stack>
);
