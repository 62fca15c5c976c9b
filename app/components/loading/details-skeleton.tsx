import { Skeleton, TextSkeleton } from "./skeleton";

type Props = { rows: number; className: string | undefined };

/** Replaces a description list; it is a `dl` too, so that it has the same height. */
export const DetailsSkeleton = ({ rows, className }: Props) => (
  <Skeleton>
    <dl className={className} aria-hidden>
      {[...Array(rows).keys()].map((row) => (
        <div key={row}>
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
