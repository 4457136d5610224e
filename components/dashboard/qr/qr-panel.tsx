"use client";

import { type ReactNode, useState } from "react";
import { type PageAddress, PageHostSelect } from "@/components/dashboard/page-host-select";
import { Button, buttonClass } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { usePreHydrationInput } from "@/components/ui/form/pre-hydration-input";
import { UrlText } from "@/components/ui/url-text";
import { CopyImage } from "./copy-image";
import { Colors, Shapes, Size } from "./qr-controls";
import { failureAt, PLAIN, paramsOf, type QrLook, refusalOf, scanWarning } from "./qr-look";
import { QrPicture } from "./qr-picture";
import { QrPoster, type Renewal } from "./qr-poster";
import { LogoSwitch, TrackSwitch } from "./qr-switches";

const FORMATS = ["png", "svg", "pdf"];

type Address = PageAddress & { hasLogo: boolean };

type Props = {
  /** The page of the resource; its code is served at `/qr` below it. */
  path: string;
  /** The URLs to choose from, the preselected one first, and whether each has a logo. */
  addresses: readonly [Address, ...Address[]];
  /** Whether scans can be counted separately. */
  trackable?: boolean;
  /** For a link that expires: offered when its code is printed. */
  renewal?: Renewal | undefined;
};

/** The QR code of a public address: choose its style, download, copy and print it. */
export function QrPanel({ path, addresses, trackable = false, renewal }: Props) {
  const [domain, setDomain] = useState(addresses[0].domain);
  const { url: address, text, hasLogo } = addresses.find((one) => one.domain === domain) ?? addresses[0];
  const slug = address.slice(address.lastIndexOf("/") + 1);
  const [chosen, setChosen] = useState(PLAIN);
  const look = { ...chosen, logo: chosen.logo && hasLogo };
  const [failed, setFailed] = useState<{ src: string; why: string }>();
  const change = (part: Partial<QrLook>) => setChosen((before) => ({ ...before, ...part }));
  // With the slug, to bust the cache when it changes.
  const at = (format: string) =>
    `${path}/qr?${new URLSearchParams({ format, ...paramsOf(look), slug, ...(domain && { domain }) })}`;
  const refusal = refusalOf(look);
  const shown = refusal ? undefined : at("svg");
  const failure = failed && failed.src === shown ? failed.why : undefined;
  const off = refusal !== undefined || failure !== undefined;
  const inputs = usePreHydrationInput();
  return (
    <Card title="QR code" id="qr-code">
      <div className="@container">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <QrPicture
            {...{ src: shown, slug, failure }}
            onFail={async (src) => setFailed({ src, why: await failureAt(src) })}
          />
          <div id={inputs} className="min-w-0 max-w-sm flex-1 basis-52 space-y-3 text-sm">
            <PageHostSelect addresses={addresses} value={domain} onChange={setDomain} />
            <Colors look={look} onChange={change} />
            {refusal && (
              <p role="alert" className="text-danger">
                {refusal}
              </p>
            )}
            <p role="status" className="max-w-60 text-warn">
              {refusal ? undefined : scanWarning(look)}
            </p>
            <Size look={look} onChange={change} />
            <Shapes look={look} onChange={change} />
            <LogoSwitch on={look.logo} hasLogo={hasLogo} onChange={(logo) => change({ logo })} />
            {trackable && <TrackSwitch on={look.track} onChange={(track) => change({ track })} />}
            <p className="text-quiet">
              Opens <UrlText url={look.track ? `${text}?qr=1` : text} />
            </p>
          </div>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          {FORMATS.map((format) => (
            <Download key={format} href={at(format)} name={`${slug}.${format}`} off={off}>
              Download {format.toUpperCase()}
            </Download>
          ))}
          <CopyImage src={at("png")} disabled={off} />
        </div>
        <QrPoster src={at("svg")} text={text} disabled={off} renewal={renewal} />
      </div>
    </Card>
  );
}

type DownloadProps = { href: string; name: string; off: boolean; children: ReactNode };

const Download = ({ href, name, off, children }: DownloadProps) =>
  off ? (
    <Button size="small" disabled>
      {children}
    </Button>
  ) : (
    <a href={href} download={name} className={buttonClass({ size: "small" })}>
      {children}
    </a>
  );
