import type { User } from "~/api/user";
import type { AccountName } from "../backend/accounts";
import { bilingual } from "../backend/bilingual";

/** The user of each account. Avatars are empty, so that the console shows initials. */
export const users: { [Name in AccountName]: User & { role: Name } } = {
  admin: {
    name: bilingual("王立群", "Wang Liqun"),
    role: "admin",
    avatar: "",
    job: "frontend",
    organization: "Frontend",
    location: "beijing",
    email: "wangliqun@example.com",
    introduction: bilingual(
      "负责内容运营平台的前端建设，关注数据可视化与无障碍体验。工作之外喜欢徒步和胶片摄影。",
      "Builds the frontend of the content platform, with an eye for charts and accessibility. Likes hiking and film photography.",
    ),
    personalWebsite: "wangliqun.example.com",
    jobName: bilingual("前端开发工程师", "Frontend engineer"),
    organizationName: bilingual("内容平台前端组", "Content Platform Frontend"),
    locationName: bilingual("北京", "Beijing"),
    phone: "150****0000",
    registrationDate: "2019-05-10 12:10:00",
    accountId: "15012312300",
    certification: 1,
    countryRegion: "中国",
    area: ["北京市", bilingual("市辖区", "Municipal districts"), bilingual("海淀区", "Haidian District")],
    address: bilingual("中关村软件园二期 7 号楼", "Building 7, Zhongguancun Software Park, phase 2"),
  },
  user: {
    name: bilingual("陈思雨", "Chen Siyu"),
    role: "user",
    avatar: "",
    job: "operation",
    organization: "Operation",
    location: "hangzhou",
    email: "chensiyu@example.com",
    introduction: bilingual(
      "内容运营专员，负责短视频与图文的日常筛选、质检和选题策划。",
      "Selects and checks short videos and articles day by day, and plans topics.",
    ),
    personalWebsite: "",
    jobName: bilingual("内容运营专员", "Content operator"),
    organizationName: bilingual("内容运营二组", "Content Operations 2"),
    locationName: bilingual("杭州", "Hangzhou"),
    phone: "138****0021",
    registrationDate: "2022-11-03 09:26:41",
    accountId: "13800210021",
    certification: 0,
    countryRegion: "中国",
    area: ["浙江省", bilingual("杭州市", "Hangzhou City"), bilingual("余杭区", "Yuhang District")],
    address: bilingual("文一西路 969 号", "969 West Wenyi Road"),
  },
};
