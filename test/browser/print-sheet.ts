import { expect, type Page } from "@playwright/test";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The sides of A4 in points, and the tolerance of its edges, since paper is measured in whole points. */
const A4 = { short: 595, long: 842 };
const TOLERANCE = 1;

type Sheet = {
  /** The printed text without whitespace, since a line may break anywhere. */
  text: string;
  /** Likewise, of the first page. */
  first: string;
  /** Whether all pages are wider than high. */
  isLandscape: boolean;
  /** Pages that are not A4, and texts outside their page. */
  problems: string[];
};

/** Shows the page as it is printed. The browser may answer before it has laid out the page anew. */
export async function emulatePrint(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("html")).toHaveCSS("font-size", "12.8px");
}

export async function printSheet(page: Page): Promise<Sheet> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const sheet: Sheet = { text: "", first: "", isLandscape: true, problems: [] };
  for (let number = 1; number <= file.numPages; number += 1) {
    const { view, getTextContent } = await pageOf(file, number);
    const [left = 0, bottom = 0, right = 0, top = 0] = view;
    const [width, height] = [right - left, top - bottom];
    sheet.isLandscape &&= width > height;
    if (!isA4(width, height)) sheet.problems.push(`page ${number} is ${width} by ${height}`);
    for (const item of await getTextContent()) {
      sheet.text += item.str;
      const { x, y } = item;
      const isInside =
        x >= left && x + item.width <= right + TOLERANCE && y >= bottom && y + item.height <= top + TOLERANCE;
      if (!isInside && item.str.trim()) sheet.problems.push(item.str);
    }
    if (number === 1) sheet.first = sheet.text.replace(/\s/g, "");
  }
  await file.destroy();
  sheet.text = sheet.text.replace(/\s/g, "");
  return sheet;
}

const isA4 = (width: number, height: number): boolean =>
  Math.abs(Math.min(width, height) - A4.short) <= TOLERANCE && Math.abs(Math.max(width, height) - A4.long) <= TOLERANCE;

type File = Awaited<ReturnType<typeof getDocument>["promise"]>;

async function pageOf(file: File, number: number) {
  const page = await file.getPage(number);
  return {
    view: page.view,
    getTextContent: async () => {
      const { items } = await page.getTextContent();
      return items.flatMap((item) =>
        "str" in item
          ? [{ str: item.str, x: item.transform[4], y: item.transform[5], width: item.width, height: item.height }]
          : [],
      );
    },
  };
}

/** Counts calls of `print` instead of opening a dialog, as `data-prints` on the body. */
export const countPrints = (page: Page) =>
  page.addInitScript(() => {
    let count = 0;
    window.print = () => {
      count += 1;
      document.body.dataset.prints = String(count);
    };
  });
