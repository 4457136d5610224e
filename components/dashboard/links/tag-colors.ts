import type { TAG_COLORS } from "@/lib/tags/schema";

export type TagColor = (typeof TAG_COLORS)[number];

export type ColoredTag = { name: string; color: TagColor };

/** The classes of a tag's color: for a chip, and for the dot beside its name. */
export const TAG_LOOKS: Readonly<Record<TagColor, { name: string; chip: string; dot: string }>> = {
  gray: {
    name: "Gray",
    chip: "bg-[light-dark(#eceae5,#2f343b)]",
    dot: "bg-[light-dark(#6b7280,#9ca3af)]",
  },
  red: { name: "Red", chip: "bg-[light-dark(#fde3e1,#4a2321)]", dot: "bg-[light-dark(#d92d20,#f97066)]" },
  orange: {
    name: "Orange",
    chip: "bg-[light-dark(#fee8d3,#472b12)]",
    dot: "bg-[light-dark(#d9620b,#fb923c)]",
  },
  yellow: {
    name: "Yellow",
    chip: "bg-[light-dark(#fbf0bf,#403610)]",
    dot: "bg-[light-dark(#b7900a,#facc15)]",
  },
  green: { name: "Green", chip: "bg-[light-dark(#dcf3e1,#183820)]", dot: "bg-[light-dark(#16803a,#4ade80)]" },
  teal: { name: "Teal", chip: "bg-[light-dark(#d5f2ee,#123a38)]", dot: "bg-[light-dark(#0d857a,#2dd4bf)]" },
  blue: { name: "Blue", chip: "bg-[light-dark(#dfeafc,#1c304f)]", dot: "bg-[light-dark(#2563eb,#60a5fa)]" },
  purple: {
    name: "Purple",
    chip: "bg-[light-dark(#eee5fb,#36264f)]",
    dot: "bg-[light-dark(#7c3aed,#a78bfa)]",
  },
};
