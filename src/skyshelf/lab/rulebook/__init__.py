"""Which rules of the catalogues does the code cite, and which do the tests prove?"""

from skyshelf.lab.rulebook.catalogue import Rule, catalogue
from skyshelf.lab.rulebook.citations import citations
from skyshelf.lab.rulebook.claims import claims
from skyshelf.lab.rulebook.coverage import Coverage, Unknown, coverage, coverages
from skyshelf.lab.rulebook.exemptions import Exemption, exemptions
from skyshelf.lab.rulebook.project import GAMES, Place, RulebookError, project_root

__all__ = [
    "GAMES",
    "Coverage",
    "Exemption",
    "Place",
    "Rule",
    "RulebookError",
    "Unknown",
    "catalogue",
    "citations",
    "claims",
    "coverage",
    "coverages",
    "exemptions",
    "project_root",
]
