/** The night as one picture to keep: a PNG of 1080 x 1350, drawn here. It tells the story, and nobody's total of drinks. */
import type { Said } from "./words";

export interface Ticket extends Said {
  readonly name: string;
}

const [WIDE, HIGH] = [1080, 1350];
const SIGN = '"Cabin Condensed", "Arial Narrow", sans-serif';
const READ = 'Cabin, "Segoe UI", sans-serif';

/** The picture, as a PNG. */
export async function pictureOf(title: string, small: string, route: string, tickets: readonly Ticket[], foot: string): Promise<Blob> {
  await Promise.all([document.fonts.load(`700 60px ${SIGN}`), document.fonts.load(`500 30px ${READ}`)]).catch(() => undefined);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  const pen = canvas.getContext("2d")!;
  const text = (what: string, x: number, y: number, most: number, font: string, colour: string): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(fitted(pen, what, most), x, y);
  };
  const night = pen.createLinearGradient(0, 0, 0, HIGH);
  night.addColorStop(0, "#0d1720");
  night.addColorStop(1, "#213a4d");
  pen.fillStyle = night;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = "#0a0a0a";
  pen.fillRect(0, 0, WIDE, 210);
  pen.fillStyle = "#6e482c";
  pen.fillRect(0, 206, WIDE, 4);
  pen.fillStyle = "#2d1a10";
  pen.fillRect(0, 210, WIDE, 10);
  plate(pen, route);
  text(title.toUpperCase(), 250, 112, WIDE - 290, `700 76px ${SIGN}`, "#ffcf5c");
  text(small, 252, 165, WIDE - 292, `500 32px ${READ}`, "#ffe9a8");
  const high = (HIGH - 220 - 120 - 30) / Math.max(tickets.length, 4);
  tickets.forEach((one, i) => {
    const y = 250 + i * high;
    ticket(pen, y, high - 22);
    text(one.title, 90, y + 46, 380, `700 32px ${SIGN}`, "#7d1f22");
    text(one.big, 90, y + 112, 470, `700 62px ${SIGN}`, "#101014");
    text(one.name, 580, y + 60, 420, `700 44px ${SIGN}`, "#101014");
    const lines = broken(pen, one.line, 430, `500 29px ${READ}`);
    lines.slice(0, 3).forEach((line, at) => text(line, 580, y + 104 + at * 36, 440, `500 29px ${READ}`, "#101014"));
  });
  text(foot, 60, HIGH - 48, WIDE - 120, `500 32px ${READ}`, "#d2ccb8");
  return new Promise((made, failed) => canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture"))), "image/png"));
}

function plate(pen: CanvasRenderingContext2D, route: string): void {
  pen.fillStyle = "#7d1f22";
  pen.fillRect(50, 52, 170, 110);
  pen.strokeStyle = "#fffdf6";
  pen.lineWidth = 6;
  pen.strokeRect(58, 60, 154, 94);
  pen.font = `700 70px ${SIGN}`;
  pen.fillStyle = "#fffdf6";
  pen.textAlign = "center";
  pen.fillText(route, 135, 132);
  pen.textAlign = "start";
}

/** A strip of paper with a perforated edge. */
function ticket(pen: CanvasRenderingContext2D, y: number, high: number): void {
  pen.fillStyle = "#f5ecd8";
  pen.beginPath();
  pen.moveTo(50, y);
  for (let at = y + 18; at < y + high - 10; at += 28) {
    pen.lineTo(50, at - 10);
    pen.arc(50, at, 10, -Math.PI / 2, Math.PI / 2);
  }
  pen.lineTo(50, y + high);
  pen.lineTo(WIDE - 50, y + high);
  pen.lineTo(WIDE - 50, y);
  pen.fill();
}

function fitted(pen: CanvasRenderingContext2D, what: string, most: number): string {
  if (pen.measureText(what).width <= most) return what;
  let kept = what;
  while (kept && pen.measureText(`${kept}…`).width > most) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}

function broken(pen: CanvasRenderingContext2D, what: string, most: number, font: string): string[] {
  pen.font = font;
  const lines = [""];
  for (const word of what.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
