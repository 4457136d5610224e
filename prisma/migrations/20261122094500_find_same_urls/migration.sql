-- Finds an account's links to a URL. One expression, for PostgreSQL takes an account that it has no statistics of, as
-- every new one, for empty, and would as soon read all of its links by another index that begins with the account.
CREATE INDEX links_same_url ON links ((int4send(user_id) || url_hash));
DROP INDEX links_user_id_url_hash_idx;
