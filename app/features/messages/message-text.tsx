import { Anchor, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MESSAGE_LENGTH } from "~/config/limits";
import { saveFile } from "~/lib/page/save-file";
import { splitLinks } from "~/lib/text/links";
import classes from "./message-text.module.css";

/** The whole text of a message, with its links; a text too long to lay out ends early and can be downloaded. */
export function MessageText({ title, content }: { title: string; content: string }) {
  const { t } = useTranslation("message");
  const isCut = content.length > MESSAGE_LENGTH.read;
  return (
    <>
      <p className={classes.text}>
        {splitLinks(content.slice(0, MESSAGE_LENGTH.read)).map(({ start, text, href }) =>
          href ? (
            <Anchor key={start} href={href} target="_blank" rel="noopener noreferrer" inherit>
              {text}
            </Anchor>
          ) : (
            text
          ),
        )}
        {isCut && "…"}
      </p>
      {isCut && (
        <Button size="xs" variant="default" onClick={() => saveFile(`${title}.txt`, content, "text/plain")}>
          {t("download")}
        </Button>
      )}
    </>
  );
}
