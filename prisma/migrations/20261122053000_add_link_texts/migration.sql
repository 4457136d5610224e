-- What a search looks for in each link, in small rows and lower case: a search that many links hold reads all of an
-- account's, which is several times faster here than in the wide rows of links. Bytes, for they compare fastest.
CREATE TABLE link_texts (
  user_id integer NOT NULL,
  link_id integer NOT NULL,
  text bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, link_id)
);

CREATE FUNCTION link_text(slug text, title text, url text) RETURNS bytea STABLE
  RETURN convert_to(lower(slug || E'\n' || title || E'\n' || url), 'UTF8');

CREATE FUNCTION add_link_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO link_texts SELECT user_id, id, link_text(slug, title, url), created_at FROM made;
  RETURN NULL;
END $$;

CREATE FUNCTION change_link_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE link_texts SET text = link_text(NEW.slug, NEW.title, NEW.url)
  WHERE user_id = NEW.user_id AND link_id = NEW.id;
  RETURN NULL;
END $$;

CREATE FUNCTION remove_link_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM link_texts USING gone WHERE link_texts.user_id = gone.user_id AND link_texts.link_id = gone.id;
  RETURN NULL;
END $$;

CREATE TRIGGER link_texts_add AFTER INSERT ON links
  REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION add_link_texts();

CREATE TRIGGER link_texts_change AFTER UPDATE ON links FOR EACH ROW
  WHEN ((OLD.slug, OLD.title, OLD.url) IS DISTINCT FROM (NEW.slug, NEW.title, NEW.url))
  EXECUTE FUNCTION change_link_text();

CREATE TRIGGER link_texts_remove AFTER DELETE ON links
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION remove_link_texts();

INSERT INTO link_texts SELECT user_id, id, link_text(slug, title, url), created_at FROM links;
