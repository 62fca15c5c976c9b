import { useTranslation } from "react-i18next";
import type { Project } from "~/api/user";
import { FirstItems } from "~/components/display/first-items";
import { PersonAvatar } from "~/components/display/person-avatar";
import classes from "./project-cards.module.css";

/** The number of contributors shown by picture. */
const SHOWN = 3;

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
  const others = Math.max(peopleNumber, contributors.length) - Math.min(contributors.length, SHOWN);
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
                <PersonAvatar name={person} picture={avatar} size={28} className={classes.picture} />
                <span className="visually-hidden">{text}</span>
              </li>
            );
          })}
          {others > 0 && contributors.length > 0 && (
            <li className={classes.more} aria-hidden>
              +{others}
            </li>
          )}
        </ul>
        <span className={classes.number}>{t("project.people", { count: peopleNumber })}</span>
      </div>
    </li>
  );
}
