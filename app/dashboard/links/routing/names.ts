import type { DEVICES, SYSTEMS } from "@/lib/routing/visitor-names";

export const DEVICE_NAMES: Readonly<Record<(typeof DEVICES)[number], string>> = {
  desktop: "Desktop",
  mobile: "Mobile",
  tablet: "Tablet",
  tv: "TV",
};

export const SYSTEM_NAMES: Readonly<Record<(typeof SYSTEMS)[number], string>> = {
  ios: "iOS",
  android: "Android",
  windows: "Windows",
  macos: "macOS",
  linux: "Linux",
  chromeos: "Chrome OS",
  other: "Other",
};

/** From Monday. */
export const DAY_NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
