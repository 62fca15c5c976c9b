import { useTranslation } from "react-i18next";
import type { Project } from "~/api/user";
import { FirstItems } from "~/components/display/first-items";
import { PersonAvatar } from "~/components/display/person-avatar";
import { Skeleton, SkeletonBar } from "~/components/loading/skeleton";
import classes from "./project-cards.module.css";

/** The number of contributors shown by picture. */
const SHOWN = 4;

export const ProjectCards = ({ projects }: { projects: readonly Project[] }) => (
  <div className={classes.container}>
    <FirstItems items={projects}>
      {(shown) => (
        <ul className={classes.cards}>
          {shown.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
    </FirstItems>
  </div>
);

function ProjectCard({ project: { name, description, peopleNumber, contributors } }: { project: Project }) {
  const { t } = useTranslation("console");
  return (
    <li className={classes.card}>
      <h3 className={classes.name} title={name}>
        {name}
      </h3>
      <p className={classes.description} title={description}>
        {description}
      </p>
      <div className={classes.footer}>
        <ul className={classes.people} aria-label={t("project.contributors")}>
          {contributors.slice(0, SHOWN).map(({ name: person, email, avatar }) => {
            const text = `${person} ${email}`.trim();
            return (
              <li key={email || person} title={text}>
                <PersonAvatar name={person} picture={avatar} size={24} className={classes.picture} />
                <span className="visually-hidden">{text}</span>
              </li>
            );
          })}
        </ul>
        <span className={classes.number}>{t("project.people", { count: peopleNumber })}</span>
      </div>
    </li>
  );
}

const SKELETON_CARDS = ["a", "b", "c", "d", "e", "f"];

export const ProjectsSkeleton = () => (
  <div className={classes.skeleton}>
    <div className={classes.container}>
      <div className={classes.cards}>
        {SKELETON_CARDS.map((card) => (
          <div key={card} className={classes.card}>
            <Skeleton>
              <SkeletonBar height={14} line={22} width="60%" />
              <SkeletonBar height={12} line={18} width="90%" />
              <SkeletonBar height={16} width="40%" className={classes.last} />
            </Skeleton>
          </div>
        ))}
      </div>
    </div>
  </div>
);
