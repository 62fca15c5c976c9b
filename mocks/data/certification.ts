import type { getCertification } from "~/api/user";
import { bilingual } from "../backend/bilingual";
import type { ResponseOf } from "../backend/declared-call";

const ENTERPRISE = 1;

/** A licence as a drawing, with a band of its own colour. */
const licence = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><path fill="#f7f3e8" d="M0 0h96v64H0z"/><path fill="${colour}" d="M0 0h96v14H0z"/><path fill="#b9ae94" d="M10 24h44v4H10zm0 10h60v4H10zm0 10h52v4H10z"/><circle cx="76" cy="50" r="9" fill="none" stroke="#c9372c" stroke-width="3"/></svg>`,
  )}`;

export const certification: ResponseOf<typeof getCertification> = {
  enterpriseInfo: {
    accountType: bilingual("企业账号", "Enterprise account"),
    status: 0,
    time: "2024-10-22 14:53:12",
    legalPerson: bilingual("李**", "Li **"),
    certificateType: bilingual("中国身份证", "Chinese identity card"),
    authenticationNumber: "130************123",
    enterpriseName: bilingual("北京云帆内容科技有限公司", "Beijing Yunfan Content Technology Co., Ltd."),
    enterpriseCertificateType: bilingual("企业营业执照", "Business license"),
    organizationCode: "7*******9",
  },
  record: [
    {
      certificationType: ENTERPRISE,
      certificationContent: bilingual(
        "企业实名认证，法人姓名：李**",
        "Enterprise verification, legal representative: Li **",
      ),
      status: 0,
      time: "2025-02-28 10:30:50",
      picture: licence("#2f6db5"),
    },
    {
      certificationType: ENTERPRISE,
      certificationContent: bilingual(
        "企业实名认证，法人姓名：李**，变更企业名称",
        "Enterprise verification, legal representative: Li **, new company name",
      ),
      status: 1,
      time: "2024-10-22 14:53:12",
      picture: licence("#3b8f5a"),
    },
    {
      certificationType: ENTERPRISE,
      certificationContent: bilingual(
        "企业实名认证，法人姓名：赵**",
        "Enterprise verification, legal representative: Zhao **",
      ),
      status: 1,
      time: "2023-06-09 09:18:02",
      picture: licence("#a4682a"),
    },
  ],
};
