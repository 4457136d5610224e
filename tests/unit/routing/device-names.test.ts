import { expect, test } from "@playwright/test";
import { DEVICE_NAMES } from "@/app/dashboard/links/routing/names";
import { valueName } from "@/components/dashboard/statistics/value-name";
import { DEVICES } from "@/lib/routing/visitor-names";

test("statistics have the same names for devices as rules", () => {
  expect(DEVICES.map((device) => valueName("device", device, "en"))).toEqual(Object.values(DEVICE_NAMES));
});
