import { randomUUID } from "node:crypto";
import { db, type Prisma } from "@/lib/db/client";
import { env } from "@/lib/env";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { BROWSER, type TestAccount } from "@/tests/support/fixtures";

type Claim = Partial<Prisma.DomainUncheckedCreateInput>;

/** A serving domain of an account, as after its proof. */
export async function serveDomain({ owner }: TestAccount, data: Claim = {}) {
  const name = data.name ?? `${randomUUID()}.example.net`;
  const now = new Date();
  const domain = await db.domain.create({
    data: {
      accountId: owner.accountId,
      token: randomUUID(),
      state: "active",
      provedAt: now,
      createdAt: now,
      updatedAt: now,
      ...data,
      name,
    },
  });
  await db.domainName.upsert({
    where: { name },
    create: { name, domainId: domain.id },
    update: { domainId: domain.id },
  });
  return domain;
}

/** Makes a domain lost: no claim serves its name. */
export async function loseDomain(id: number): Promise<void> {
  await db.domainName.updateMany({ where: { domainId: id }, data: { domainId: null } });
  await db.domain.update({ where: { id }, data: { state: "lost" } });
}

/** Makes a lost domain serve again. */
export async function regainDomain({ id, name }: { id: number; name: string }): Promise<void> {
  await db.domain.update({ where: { id }, data: { state: "active" } });
  await db.domainName.update({ where: { name }, data: { domainId: id } });
}

/** A person's request of a path at a host, without following redirects. */
export const visitAt = (
  host: string,
  target: string,
  { base = env.APP_URL, headers = {}, body = "", ...request }: Request = {},
) =>
  exactRequest(base, {
    ...request,
    target,
    body: body ? [body] : [],
    headers: { "User-Agent": BROWSER, Host: host, ...headers },
  });

type Request = { method?: string; headers?: Record<string, string>; body?: string; base?: string };
