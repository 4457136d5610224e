import { isIP } from "node:net";
import { isDecodable, parseUrl } from "@/lib/validation/urls";

/** Tells the operator what a setting must be. */
export class SettingFault extends Error {}

const fail = (rule: string): never => {
  throw new SettingFault(rule);
};

// Plain functions, no schema library: every process reads the settings, and visitor workers don't need one otherwise.
export const text = (value: string): string => value;

export const matching =
  (pattern: RegExp, rule: string) =>
  (value: string): string =>
    pattern.test(value) ? value : fail(rule);

export const whole =
  (min: number, max: number, rule = `must be a whole number from ${min} to ${max}`) =>
  (value: string): number => {
    const number = Number(value);
    return Number.isInteger(number) && number >= min && number <= max ? number : fail(rule);
  };

export const oneOf =
  <T extends string>(options: readonly T[], rule = `must be one of ${options.join(", ")}`) =>
  (value: string): T =>
    options.find((option) => option === value) ?? fail(rule);

export const flag = (value: string): boolean =>
  value === "true" || (value === "false" ? false : fail("must be true or false"));

export const origin = (value: string): string => {
  const url = parseUrl(value);
  const bare = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
  if (bare && !url.username && !url.password) return url.origin;
  return fail("must be an http(s) address without a path, like https://go.example.com");
};

export const url =
  (protocol: RegExp, rule: string) =>
  (value: string): string =>
    protocol.test(parseUrl(value)?.protocol ?? "") ? value : fail(rule);

export const proxies = (value: string): number => {
  const rule = "must be the number of proxies in front of Waypost (0 to 10), or true for one";
  return /^(true|false)$/.test(value) ? Number(value === "true") : whole(0, 10, rule)(value);
};

export const waits = (value: string): number[] => {
  const rule = "must be one to ten waits in whole seconds, like 60,300,600";
  const list = matching(/^\d{1,6}(\s*,\s*\d{1,6}){0,9}$/, rule)(value);
  return list.split(",").map(Number);
};

export const smtpUrl = (value: string): string => {
  const { hostname, username, password } = parseUrl(value.replace(/^smtps?:/, "http:")) ?? {};
  const isSmtp = /^smtps?:\/\//.test(value) && hostname;
  if (isSmtp && isDecodable(`${username}${password}`)) return value;
  return fail("must be like smtps://user:password@mail.example.com, with special characters as %40");
};

export const inngestDev = (value: string): boolean | string => {
  if (/^(true|false)$/.test(value)) return value === "true";
  return /^https?:\/\//.test(value)
    ? origin(value)
    : fail("must be true, false or like http://localhost:8288");
};

export const hostOrAddress = (value: string): string => {
  const isIPv6 = isIP(value) === 6;
  const url =
    isIPv6 || /^[^/?#@:\\]+$/.test(value) ? parseUrl(`http://${isIPv6 ? `[${value}]` : value}`) : undefined;
  if (url) return url.hostname.replace(/^\[|\]$|\.$/g, "");
  return fail("must be a host name or an IP address, like edge.example.com");
};

export const domainOrigin = (value: string): string => {
  const example =
    /^https?:\/\/\{domain\}(:\d+)?\/?$/.test(value) && parseUrl(value.replace("{domain}", "x.example"));
  return example ? value.replace(/\/$/, "") : fail("must be like https://{domain} or http://{domain}:8080");
};

export const nameServers = (value: string): string[] => {
  const list = value.split(",").map((one) => one.trim());
  const rule = "must be IP addresses of name servers, like 192.0.2.53,192.0.2.54:5353";
  const isServer = (one: string) => {
    const [, bracketed, plain = one, port = 53] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(one) ?? [];
    // Node aborts the process on port 0.
    return isIP(bracketed ?? plain) !== 0 && Number(port) >= 1 && Number(port) <= 65_535;
  };
  return list.every(isServer) ? list : fail(rule);
};
