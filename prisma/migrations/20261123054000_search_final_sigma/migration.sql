-- Search without case: lower() leaves the Greek final sigma as it is, and capital sigma becomes the other one. Both
-- what is stored and what is searched for go through this one function.
CREATE FUNCTION search_text(text text) RETURNS text IMMUTABLE PARALLEL SAFE
  RETURN replace(lower(text), 'ς', 'σ');

DROP INDEX links_search;
CREATE INDEX links_search ON links USING gin (user_id, (search_text(slug || E'\n' || title || E'\n' || url)) gin_trgm_ops);

DROP INDEX submissions_search;
CREATE INDEX submissions_search ON submissions USING gin (form_id, search_text(text) gin_trgm_ops);

CREATE OR REPLACE FUNCTION link_text(slug text, title text, url text) RETURNS bytea STABLE
  RETURN convert_to(search_text(slug || E'\n' || title || E'\n' || url), 'UTF8');

UPDATE link_texts SET text = convert_to(search_text(convert_from(text, 'UTF8')), 'UTF8')
WHERE position(convert_to('ς', 'UTF8') IN text) > 0;
