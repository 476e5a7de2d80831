-- A report may come from the provider's API: page by page, each beginning after the last movement of the one before.
alter table payout_report add column source text not null default 'file' check (source in ('file', 'api'));
alter table payout_report add column after text;
