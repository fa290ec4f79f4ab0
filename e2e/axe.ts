// What a screen must be for everybody: nothing axe calls serious, no text cut off, too small or too pale.

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What axe finds and must not. */
const GRAVE = new Set<string | null | undefined>(['serious', 'critical']);

/** Fails with everything that somebody could not see, read or reach on the screen as it is. */
export async function accessible(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  const found = violations
    .filter(({ impact }) => GRAVE.has(impact))
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} — ${failureSummary}`),
    );
  expect([...found, ...(await page.evaluate(illegible))]).toEqual([]);
}

/**
 * Text that is cut off, smaller than 11 px, or paler than AA asks for. Axe passes over text on a
 * gradient or a texture; here every colour of a gradient counts as the ground. Runs in the page.
 */
function illegible(): string[] {
  const found = new Set<string>();
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const colour = (css: string): Colour => {
    if (brush === null) throw new Error('no canvas');
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const light = (rgb: Colour) => {
    const [red = 0, green = 0, blue = 0] = rgb
      .slice(0, 3)
      .map(value => value / 255)
      .map(value => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds = (element: Element): Colour[] => {
    for (let on: Element | null = element; on; on = on.parentElement) {
      const { backgroundImage, backgroundColor } = getComputedStyle(on);
      const plain = colour(backgroundColor);
      if (plain[3] > 0.6) return [plain];
      const stops = backgroundImage.match(/(rgba?|color|oklab)\([^)]*\)/g) ?? [];
      const solid = stops.map(colour).filter(([, , , alpha]) => alpha > 0.9);
      if (solid.length > 0) return solid;
    }
    return [colour(getComputedStyle(document.documentElement).backgroundColor)];
  };
  const scrollsSideways = (element: Element) => {
    for (let on = element.parentElement; on; on = on.parentElement)
      if (getComputedStyle(on).overflowX === 'auto' && on.scrollWidth > on.clientWidth) return true;
    return false;
  };
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const text = [...element.childNodes]
      .filter(node => node.nodeType === Node.TEXT_NODE)
      .map(node => node.textContent?.trim())
      .join(' ')
      .trim();
    const style = getComputedStyle(element);
    const listened = element.closest('svg, .vh, .skip, option') || style.clipPath !== 'none';
    if (text === '' || listened || !element.checkVisibility()) continue;
    const size = Number.parseFloat(style.fontSize);
    const what = `<${element.tagName.toLowerCase()} class="${element.className}">${text.slice(0, 40)}`;
    if (size < 11) found.add(`${what}: ${size} px is too small`);
    if (style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
      found.add(`${what}: cut off`);
    if (element.getBoundingClientRect().right > innerWidth + 1 && !scrollsSideways(element))
      found.add(`${what}: off the screen`);
    if (element.closest('[aria-disabled=true]')) continue;
    const ink = light(colour(style.color));
    for (const ground of grounds(element)) {
      const under = light(ground);
      const contrast = (Math.max(ink, under) + 0.05) / (Math.min(ink, under) + 0.05);
      if (contrast < (size >= 18.66 ? 3 : 4.5))
        found.add(`${what}: contrast ${contrast.toFixed(2)} on rgb(${ground.slice(0, 3)})`);
    }
  }
  return [...found];
}
