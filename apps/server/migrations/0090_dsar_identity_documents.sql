-- Pictures of identity documents, asked for by a written doubt and covered before they are sent. GDPR Art. 12(6).

-- Whether the doubt that was written last asks for a document.
alter table dsar_request add column document_asked boolean not null default false;
-- Whether a file is such a picture. It is shown to nobody but those who handle the request.
alter table dsar_file add column is_document boolean not null default false;

-- Letters that wait ask for neither.
update dsar_waiting_letter set letter = letter || '{"points": [], "document": false}' where letter ->> 'kind' = 'identity';
