import { Skeleton } from "@mantine/core";

type Props = { facts: number; className: string | undefined };

/** In place of so many names with their values, laid out as they are. */
export const FactsSkeleton = ({ facts, className }: Props) => (
  <div className={className}>
    {[...Array(facts).keys()].map((fact) => (
      <div key={fact}>
        <Skeleton height={12} width="50%" my={4} />
        <Skeleton height={14} width="70%" my={4} />
      </div>
    ))}
  </div>
);
