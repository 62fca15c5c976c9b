import { Bone, BoneRow, Skeleton } from "~/components/loading/skeleton";
import classes from "~/components/loading/skeleton.module.css";

const ROWS = ["a", "b", "c", "d"];

/** In place of messages that are on their way. */
export const MessageSkeleton = () => (
  <Skeleton className={classes.messages}>
    {ROWS.map((row) => (
      <BoneRow key={row}>
        <Bone height={16} width="40%" />
        <Bone height={14} />
        <Bone height={12} width="30%" />
      </BoneRow>
    ))}
  </Skeleton>
);
