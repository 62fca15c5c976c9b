import { Paper, Title } from "@mantine/core";
import { Link } from "@remix-run/react";
import IconBriefcase from "@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs";
import IconBuilding from "@tabler/icons-react/dist/esm/icons/IconBuilding.mjs";
import IconMapPin from "@tabler/icons-react/dist/esm/icons/IconMapPin.mjs";
import IconWorld from "@tabler/icons-react/dist/esm/icons/IconWorld.mjs";
import { type ComponentType, memo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { User } from "~/api/user";
import { PersonAvatar } from "~/components/display/person-avatar";
import { externalUrl } from "~/lib/text/external-url";
import { pathTo } from "~/navigation/paths";
import classes from "./info.module.css";

/** The operator's profile; empty fields are left out. */
export const InfoHeader = memo(function InfoHeader({ user }: { user: User }) {
  const { t } = useTranslation("user");
  return (
    <Paper component="section" aria-label={t("header.title")} className={classes.header} withBorder radius="md">
      <PersonAvatar name={user.name} picture={user.avatar} size={80} className={classes.picture} />
      <div className={classes.who}>
        <Title order={1} className={classes.name}>
          {user.name}
        </Title>
        <dl className={classes.facts}>
          <ProfileField name={t("header.job")} icon={IconBriefcase} value={user.jobName || user.job} />
          <ProfileField
            name={t("header.organization")}
            icon={IconBuilding}
            value={user.organizationName || user.organization}
          />
          <ProfileField name={t("header.location")} icon={IconMapPin} value={user.locationName || user.location} />
          <ProfileField name={t("header.website")} icon={IconWorld} value={user.personalWebsite}>
            <Website text={user.personalWebsite} />
          </ProfileField>
        </dl>
        <p className={classes.introduction}>{user.introduction || t("header.noIntroduction")}</p>
      </div>
      <Link to={pathTo("Setting")} className={`${classes.edit} screen-only`}>
        {t("header.edit")}
      </Link>
    </Paper>
  );
});

type ProfileFieldProps = { name: string; icon: ComponentType; value: string; children?: ReactNode };

function ProfileField({ name, icon: Icon, value, children = value }: ProfileFieldProps) {
  if (!value) return null;
  return (
    <div className={classes.fact} title={name}>
      <dt className="visually-hidden">{name}</dt>
      <dd title={value}>
        <Icon aria-hidden />
        <span>{children}</span>
      </dd>
    </div>
  );
}

/** A link if the text is a safe URL, else the text. */
function Website({ text }: { text: string }) {
  const { t } = useTranslation("user");
  const url = externalUrl(text);
  if (!url) return text;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={classes.website}>
      {text}
      <span className="visually-hidden">{t("header.opensNew")}</span>
    </a>
  );
}
