import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Logo } from "~/components/layout/logo";
import { LOCALES, type Locale } from "~/config/locales";
import { productNameIn } from "~/config/product-name";
import type { Translations } from "~/i18n/translations";

const start = import.meta.glob<Translations["start"]>("../i18n/*/start.ts", { eager: true, import: "default" });
const login = import.meta.glob<Translations["login"]>("../i18n/*/login.ts", { eager: true, import: "default" });

/** An empty address is that of the page itself, with its query. */
const THIS_PAGE = "";

/** The content in every language; the styles show that of the page (document.tsx). */
const EveryLanguage = ({ children }: { children: (locale: Locale) => ReactNode }) =>
  LOCALES.map((locale) => (
    <div key={locale} lang={locale}>
      {children(locale)}
    </div>
  ));

const Mark = () => (
  <div className="product-mark">
    <Logo />
    <EveryLanguage>{(locale) => <span>{productNameIn(locale)}</span>}</EveryLanguage>
  </div>
);

function Banner({ locale }: { locale: Locale }) {
  const texts = login[`../i18n/${locale}/login.ts`];
  return (
    texts && (
      <div className="banner">
        <div className="banner-text">
          <p className="banner-slogan">{texts.slogan}</p>
          <ul className="banner-points">
            <li>{texts.points.data}</li>
            <li>{texts.points.list}</li>
            <li>{texts.points.safe}</li>
          </ul>
        </div>
        <div className="banner-drawing" />
      </div>
    )
  );
}

/** Says after a while what may be wrong; its link opens the page again without a script. */
function Late({ locale }: { locale: Locale }) {
  const texts = start[`../i18n/${locale}/start.ts`];
  return (
    texts && (
      <div className="outline-late" role="alert">
        <p>{texts.late}</p>
        <a href={THIS_PAGE}>{texts.reload}</a>
      </div>
    )
  );
}

/** In every language, because only a script knows the page's; in place of what is said after a while. */
const NoScript = () => (
  <noscript>
    <style>{".outline-late{display:none}"}</style>
    {LOCALES.map((locale) => (
      <p key={locale} lang={locale}>
        {start[`../i18n/${locale}/start.ts`]?.noScript}
      </p>
    ))}
  </noscript>
);

/** The outlines of login and console; the first inline script selects one. */
export const outlineHtml = (): string =>
  renderToStaticMarkup(
    <>
      <div className="outline outline-login">
        <EveryLanguage>{(locale) => <Banner locale={locale} />}</EveryLanguage>
        <div className="outline-form">
          <Mark />
        </div>
      </div>
      <div className="outline outline-console">
        <div className="outline-bar">
          <Mark />
        </div>
        <div className="outline-side" />
        <div className="outline-block" />
      </div>
      <NoScript />
      <EveryLanguage>{(locale) => <Late locale={locale} />}</EveryLanguage>
    </>,
  );
