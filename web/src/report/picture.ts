// An SVG of the page as a PNG, made by the browser itself: nothing is sent anywhere.

const SCALE = 2;
/** What the page's style sheets may say about a part of a drawing. */
const STYLED = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];

export async function pngOf(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const copy = document.importNode(drawing, true);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const parts = [...drawing.querySelectorAll('[class]')];
  [...copy.querySelectorAll('[class]')].forEach((part, index) => {
    const seen = getComputedStyle(parts[index]!);
    for (const name of STYLED) part.setAttribute(name, seen.getPropertyValue(name));
  });
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  // A picture is a world of its own: it brings its letters along.
  style.textContent = (await letters(copy)).join('\n');
  copy.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((found, missed) =>
    canvas.toBlob((blob) => (blob ? found(blob) : missed(new Error('no picture'))), 'image/png'),
  );
}

/** The page's font faces that the drawing needs, with their files inside. */
async function letters(drawing: SVGSVGElement): Promise<string[]> {
  const text = drawing.textContent ?? '';
  const families = new Set(
    [...drawing.querySelectorAll('[font-family]')].map((each) =>
      each.getAttribute('font-family')!.split(',')[0]!.replace(/['"]/g, ''),
    ),
  );
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? location.href })))
    .filter((found): found is { rule: CSSFontFaceRule; base: string } => found.rule instanceof CSSFontFaceRule)
    .filter(({ rule }) => families.has(rule.style.getPropertyValue('font-family').replace(/['"]/g, '')))
    .filter(({ rule }) => isUsed(rule.style.getPropertyValue('unicode-range'), text));
  return Promise.all(
    faces.map(async ({ rule, base }) => {
      const address = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (!address) return '';
      const file = await fetch(new URL(address, base));
      const family = rule.style.getPropertyValue('font-family');
      const weight = rule.style.getPropertyValue('font-weight') || 'normal';
      return `@font-face{font-family:${family};font-weight:${weight};src:url(${await dataOf(await file.blob())}) format('woff2');}`;
    }),
  );
}

function isUsed(range: string, text: string): boolean {
  if (!range) return true;
  const spans = range.split(',').map((part) =>
    part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((each) => parseInt(each, 16)),
  );
  return [...text].some((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return spans.some(([low = NaN, high = low]) => low <= code && code <= high);
  });
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((found) => {
    const reader = new FileReader();
    reader.onload = () => found(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
