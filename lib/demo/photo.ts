import sharp from "sharp";

const SIZE = 900;

/** A photo of a dish, drawn from above: the table, a plate, the food and its garnish. */
export function drawPhoto([plate, food, garnish]: readonly [string, string, string], random: () => number) {
  const middle = SIZE / 2;
  const leaves = Array.from({ length: 9 }, () => {
    const [angle, far] = [random() * 2 * Math.PI, 40 + random() * 170];
    const [x, y] = [middle + Math.cos(angle) * far, middle + Math.sin(angle) * far];
    return `<ellipse cx="${x}" cy="${y}" rx="${18 + random() * 30}" ry="${10 + random() * 14}" fill="${garnish}"
      transform="rotate(${random() * 180} ${x} ${y})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">
    <defs>
      <radialGradient id="light" cx="35%" cy="28%" r="85%">
        <stop offset="0" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#000" stop-opacity=".3"/>
      </radialGradient>
      <filter id="soft"><feGaussianBlur stdDeviation="16"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="#b99c7a"/>
    ${[0, 1, 2, 3, 4, 5].map((board) => `<rect y="${board * 150}" width="100%" height="3" fill="#8f7350"/>`).join("")}
    <circle cx="${middle + 14}" cy="${middle + 26}" r="345" fill="#000" opacity=".35" filter="url(#soft)"/>
    <circle cx="${middle}" cy="${middle}" r="340" fill="${plate}"/>
    <circle cx="${middle}" cy="${middle}" r="270" fill="#000" opacity=".12"/>
    <circle cx="${middle}" cy="${middle}" r="258" fill="${food}"/>
    ${leaves.join("")}
    <rect width="100%" height="100%" fill="url(#light)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
}
