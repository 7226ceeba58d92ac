-- psql runs this when the container of PostgreSQL starts for the first time.
\set password `cat /run/secrets/DATABASE_PASSWORD`
create role portal login password :'password';
create database portal owner portal;
