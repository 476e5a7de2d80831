-- What members keep of the Quran: verses with a note and labels, and where they stopped reading. The text itself is not here.

create table saved_verse (
  account_id uuid not null references account,
  surah smallint not null check (surah between 1 and 114),
  ayah smallint not null check (ayah between 1 and 286),
  id text not null unique,
  -- Longer than anyone may type: notes of two devices on one verse stand under each other.
  note text not null default '' check (char_length(note) <= 5000),
  labels text[] not null default '{}' check (cardinality(labels) <= 100),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, surah, ayah));

create table last_read (
  account_id uuid primary key references account,
  surah smallint not null check (surah between 1 and 114),
  ayah smallint not null check (ayah between 1 and 286),
  read_at timestamptz not null);
