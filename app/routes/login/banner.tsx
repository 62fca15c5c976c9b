import { useTranslation } from "react-i18next";
import { useProductName } from "~/i18n/product-name";

/** Describes the product; hidden on a narrow page. The outline shows its words first, with the same styles. */
export function Banner() {
  const { t } = useTranslation("login");
  const product = useProductName();
  return (
    <aside className="banner" aria-label={product}>
      <div className="banner-text">
        <p className="banner-slogan">{t("slogan")}</p>
        <ul className="banner-points">
          <li>{t("points.data")}</li>
          <li>{t("points.list")}</li>
          <li>{t("points.safe")}</li>
        </ul>
      </div>
      <Drawing />
    </aside>
  );
}

function Drawing() {
  return (
    <svg className="banner-drawing" viewBox="39 29 402 252" fill="none" aria-hidden>
      <rect
        x="40"
        y="30"
        width="400"
        height="250"
        rx="12"
        fill="#fff"
        fillOpacity=".08"
        stroke="#fff"
        strokeOpacity=".35"
      />
      <path d="M40 66h400M128 66v214" stroke="#fff" strokeOpacity=".25" />
      <path
        d="M60 92h48M60 116h48M60 140h36M60 164h48"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M152 186c32 0 34-62 66-62s38 36 70 36 34-66 66-66 36 20 60 20V200H152z" fill="#fff" fillOpacity=".16" />
      <path
        d="M152 186c32 0 34-62 66-62s38 36 70 36 34-66 66-66 36 20 60 20"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="414" cy="114" r="6" fill="#fff" />
      <path
        d="M152 226h262M152 246h262M152 266h180"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}
