-- What is told of a payout on the page of its campaign: words, pictures, and the paper that proves it.
create table disbursement_report (
  disbursement_id uuid primary key,
  -- Who received it, in words that may be read by everybody; empty where nothing may be said.
  recipient text not null default '',
  paragraphs jsonb not null,
  -- Whether people can be told from it, and if so that all of them agreed in writing.
  people text not null check (people in ('none', 'consented')),
  version int not null default 1 check (version > 0),
  published_at timestamptz,
  published_by uuid,
  saved_by uuid not null,
  saved_at timestamptz not null,
  constraint disbursement_report_published check ((published_at is null) = (published_by is null)));
create index disbursement_report_shown on disbursement_report (disbursement_id)
  where published_at is not null;

create table disbursement_picture (
  disbursement_id uuid not null,
  id uuid not null,
  media_id uuid not null references media,
  caption text not null default '',
  position smallint not null,
  primary key (disbursement_id, id));
create index disbursement_picture_of_media on disbursement_picture (media_id);

-- Sealed under the secret of the installation; read by staff alone unless it is published.
create table disbursement_document (
  disbursement_id uuid primary key,
  type text not null check (type in ('image/jpeg', 'application/pdf')),
  size int not null check (size between 1 and 5242880),
  sealed bytea not null,
  is_public boolean not null default false,
  saved_by uuid not null,
  saved_at timestamptz not null);
