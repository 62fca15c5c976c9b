import type { getCertification } from "~/api/user";
import type { ResponseOf } from "../backend/declared-call";

const ENTERPRISE = 1;

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
    },
    {
      certificationType: ENTERPRISE,
      certificationContent: "企业实名认证，法人姓名：李**，变更企业名称",
      status: 1,
      time: "2024-10-22 14:53:12",
    },
    {
      certificationType: ENTERPRISE,
      certificationContent: "企业实名认证，法人姓名：赵**",
      status: 1,
      time: "2023-06-09 09:18:02",
    },
  ],
};
