import { Skeleton, TextSkeleton } from "./skeleton";

type Props = { facts: number; className: string | undefined };

/** In place of so many names with their values: a list as theirs, and so as high. */
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
