import { Bone, RoundBone, Skeleton } from "./skeleton";
import classes from "./skeleton.module.css";

const ROWS = ["a", "b", "c", "d"];

/** In place of messages that are on their way. */
export const MessageSkeleton = () => (
  <Skeleton className={classes.messages}>
    {ROWS.map((row) => (
      <div key={row} className={classes.row}>
        <RoundBone size={36} />
        <div className={classes.beside}>
          <Bone height={16} width="40%" />
          <Bone height={14} />
          <Bone height={12} width="30%" />
        </div>
      </div>
    ))}
  </Skeleton>
);
