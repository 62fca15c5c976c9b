import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./project-cards.module.css";

const CARDS = ["a", "b", "c", "d", "e", "f"];

/** Replaces the cards of projects. */
export const ProjectsSkeleton = () => (
  <div className={classes.skeleton}>
    <div className={classes.container}>
      <ul className={classes.cards} aria-hidden>
        {CARDS.map((card) => (
          <li key={card} className={classes.card}>
            <Skeleton>
              <SkeletonBar height={14} line={20} width="60%" />
              <SkeletonBar height={12} line={18} width="90%" />
              {/* A line of 18 with the gap above it. */}
              <SkeletonBar height={12} line={14} width="60%" />
              <div className={classes.footer}>
                <SkeletonBar height={24} line={28} width={90} className={classes.faces} />
                <SkeletonBar height={12} width={32} />
              </div>
            </Skeleton>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
