-- outside a transaction
alter table disbursement validate constraint disbursement_area;
drop index concurrently if exists mustahik_of_kk;
create index concurrently mustahik_of_kk on mustahik (kk_mark) where kk_mark is not null;
drop index concurrently if exists mustahik_by_nik;
create index concurrently mustahik_by_nik on mustahik (nik_mark) where nik_mark is not null;
drop index concurrently if exists voucher_of_plan_code;
create index concurrently voucher_of_plan_code on voucher (plan_code, day) where plan_code is not null;
