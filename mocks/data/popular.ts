import type { PopularItem, PopularType } from "~/api/dashboard";
import { bilingual } from "../backend/bilingual";

type Row = [title: string, clickNumber: PopularItem["clickNumber"], increases: number];

const ranked = (rows: Row[]): PopularItem[] =>
  rows.map(([title, clickNumber, increases], index) => ({ key: index + 1, title, clickNumber, increases }));

/** Clicks are numbers or texts; increases are in percent. */
export const popular: Record<PopularType, PopularItem[]> = {
  text: ranked([
    [
      bilingual("消费观察：从囤货到按需，年轻人如何看待大促", "From hoarding to need: how the young see big sales"),
      "346.3w+",
      35,
    ],
    [bilingual("快递小哥的一天：一百二十单与三万步", "A courier’s day: 120 parcels and 30,000 steps"), "324.2w+", 22],
    [
      bilingual("社区夜校走红：白天上班，晚上学琴", "Evening classes are in: work by day, music by night"),
      "318.9w+",
      9,
    ],
    [bilingual("普高还是职高？三个家庭的选择", "Academic or vocational? Three families choose"), 2579000, 0],
    [bilingual("县城图书馆的周末夜场", "Weekend nights in a county library"), "201.2w+", -4],
    [
      bilingual("老旧小区加装电梯，高低层住户如何谈拢", "An elevator for an old building: how neighbors agreed"),
      1863400,
      17,
    ],
    [
      bilingual("把外婆的童谣录下来：一群方言记录者", "Recording grandmother’s rhymes before they are gone"),
      "96.5w+",
      48,
    ],
    [bilingual("早餐地图：走过十二座城市的清晨", "Breakfast map: twelve cities in the morning"), 88210, -12],
  ]),
  image: ranked([
    [bilingual("航拍：梯田春灌，如镜千层", "From above: terraces like a thousand mirrors"), "18.9w+", 31],
    [bilingual("组图：高铁检修夜，凌晨两点的灯光", "Pictures: servicing trains at two in the morning"), "15.3w+", 15],
    [bilingual("手绘长图：一粒米从田间到餐桌", "Drawn: a grain of rice from field to table"), "12.2w+", 26],
    [bilingual("城市候鸟：湿地公园冬日观鸟手记", "City birds: a winter in the wetland park"), "7.9w+", 0],
    [bilingual("校园樱花季预约入园攻略", "How to book a visit to the campus cherries"), 68450, -18],
    [bilingual("老街新貌：同一个机位的二十年", "An old street: twenty years from one spot"), "5.2w+", -6],
    [bilingual("一图看懂：新版垃圾分类指引", "In one picture: the new rules for sorting waste"), 43120, 12],
    [bilingual("摄影师镜头下的传统手艺人", "Craftspeople through a photographer’s lens"), "3.1w+", 9],
  ]),
  video: ranked([
    [bilingual("清晨六点的菜市场有多热闹", "How busy the market is at six in the morning"), "367.6w+", 5],
    [bilingual("非遗工匠：一把油纸伞的七十二道工序", "Seventy-two steps to an oil-paper umbrella"), "352.2w+", 17],
    [bilingual("开箱测评：千元内降噪耳机谁更安静", "Unboxed: the quietest headphones under 1,000 yuan"), "348.9w+", 30],
    [bilingual("三分钟学会家常红烧肉", "Braised pork in three minutes"), 3463000, 12],
    [bilingual("跟着列车看雪山：高原铁路全程记录", "Snow peaks from the train: the whole plateau line"), 2710500, 2],
    [bilingual("宠物医生的值班夜", "A vet’s night shift"), "158.4w+", 41],
    [bilingual("零基础练字：横平竖直的秘密", "Handwriting from zero: the secret of straight lines"), 986300, -9],
    [bilingual("露营新手避坑指南", "Camping for beginners: what to avoid"), "64.7w+", 8],
  ]),
};
