import type { getCertification } from "~/api/user";
import type { ResponseOf } from "../backend/declared-call";

const ENTERPRISE = 1;

/** A licence as a drawing, with a band of its own colour. */
const licence = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><path fill="#f7f3e8" d="M0 0h96v64H0z"/><path fill="${colour}" d="M0 0h96v14H0z"/><path fill="#b9ae94" d="M10 24h44v4H10zm0 10h60v4H10zm0 10h52v4H10z"/><circle cx="76" cy="50" r="9" fill="none" stroke="#c9372c" stroke-width="3"/></svg>`,
  )}`;

export const certification: ResponseOf<typeof getCertification> = {
  enterpriseInfo: {
    accountType: "企业账号",
    status: 0,
    time: "2024-10-22 14:53:12",
    legalPerson: "李**",
    certificateType: "中国身份证",
    authenticationNumber: "130************123",
    enterpriseName: "北京云帆内容科技有限公司",
    enterpriseCertificateType: "企业营业执照",
    organizationCode: "7*******9",
  },
  record: [
    {
      certificationType: ENTERPRISE,
      certificationContent: "企业实名认证，法人姓名：李**",
      status: 0,
      time: "2025-02-28 10:30:50",
      picture: licence("#2f6db5"),
    },
    {
      certificationType: ENTERPRISE,
      certificationContent: "企业实名认证，法人姓名：李**，变更企业名称",
      status: 1,
      time: "2024-10-22 14:53:12",
      picture: licence("#3b8f5a"),
    },
    {
      certificationType: ENTERPRISE,
      certificationContent: "企业实名认证，法人姓名：赵**",
      status: 1,
      time: "2023-06-09 09:18:02",
      picture: licence("#a4682a"),
    },
  ],
};
