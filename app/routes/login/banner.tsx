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

/** A table at the back, a chart above it, and an approval in front. */
function Drawing() {
  return (
    <svg className="banner-drawing" viewBox="0 0 480 320" fill="none" strokeLinecap="round" aria-hidden>
      <rect x="152" y="8" width="320" height="200" rx="12" />
      <g stroke="#fff">
        <path d="M176 36h72" strokeWidth="8" strokeOpacity=".8" />
        <path d="M341 56h110M341 88h110M341 120h110M341 152h110" strokeOpacity=".25" />
        <path
          d="M344 72h48M420 72h28M344 104h36M420 104h28M344 136h56M420 136h28M344 168h40M420 168h28"
          strokeWidth="6"
          strokeOpacity=".5"
        />
      </g>
      <rect x="8" y="64" width="312" height="200" rx="12" />
      <g stroke="#fff">
        <path d="M32 92h72" strokeWidth="8" strokeOpacity=".8" />
        <path d="M32 140h264M32 176h264M32 212h264" strokeOpacity=".25" />
        <path
          d="M32 196c26 0 32-44 62-44s36 26 66 26 36-62 66-62 40 18 70 18V240H32z"
          fill="#fff"
          fillOpacity=".16"
          stroke="none"
        />
        <path d="M32 196c26 0 32-44 62-44s36 26 66 26 36-62 66-62 40 18 70 18" strokeWidth="3" />
      </g>
      <circle cx="296" cy="134" r="6" fill="#fff" />
      <rect x="256" y="196" width="200" height="108" rx="12" className="banner-front" />
      <circle cx="294" cy="234" r="18" fill="var(--success-tint)" />
      <path d="m286 234 6 6 11-12" stroke="var(--success)" strokeWidth="3" strokeLinejoin="round" />
      <g stroke="var(--line)" strokeWidth="8">
        <path d="M328 226h96M328 244h60M280 280h56" />
      </g>
      <path d="M392 280h36" stroke="var(--primary-fill)" strokeWidth="16" />
    </svg>
  );
}
