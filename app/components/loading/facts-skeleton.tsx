import { Skeleton, TextSkeleton } from "./skeleton";

type Props = { facts: number; className: string | undefined };

/** Replaces a description list; it is a `dl` too, so that it has the same height. */
export const FactsSkeleton = ({ facts, className }: Props) => (
  <Skeleton>
    <dl className={className} aria-hidden>
      {[...Array(facts).keys()].map((fact) => (
        <div key={fact}>
          <dt>
            <TextSkeleton width="50%" />
          </dt>
          <dd>
            <TextSkeleton width="70%" />
          </dd>
        </div>
      ))}
    </dl>
  </Skeleton>
);
